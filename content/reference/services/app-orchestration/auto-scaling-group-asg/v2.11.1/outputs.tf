# modules/services/asg-service of the service catalog, v2.11.1.

output "asg_name" {
}

output "asg_unique_id" {
}

output "fully_qualified_domain_name" {
}

output "launch_template_id" {
}

output "launch_template_name" {
}

output "lb_listener_rule_fixed_response_arns" {
}

output "lb_listener_rule_forward_arns" {
}

output "lb_listener_rule_redirect_arns" {
}

output "security_group_id" {
}
