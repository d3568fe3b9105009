# modules/services/k8s-namespace of the service catalog, v2.11.1.

output "namespace_name" {
}

output "namespace_rbac_access_all_role" {
}

output "namespace_rbac_access_read_only_role" {
}
