# modules/services/eks-karpenter of the service catalog, v2.11.1.

output "karpenter_controller_irsa_arn" {
}

output "karpenter_controller_irsa_name" {
}

output "karpenter_node_instance_profile_arn" {
}

output "karpenter_node_role_arn" {
}

output "karpenter_node_role_name" {
}
