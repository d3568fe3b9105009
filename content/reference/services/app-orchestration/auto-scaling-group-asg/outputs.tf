# modules/services/asg-service of the service catalog, v0.96.3.

output "asg_name" {
  description = "Name of the Auto Scaling Group."
}

output "asg_unique_id" {
  description = "ID that stays the same when the Auto Scaling Group is replaced."
}

output "fully_qualified_domain_name" {
  description = "Fully qualified domain name, made up of the DNS record and its zone."
}

output "launch_configuration_id" {
  description = "ID of the launch configuration."
}

output "launch_configuration_name" {
  description = "Name of the launch configuration."
}

output "lb_listener_rule_fixed_response_arns" {
  description = "ARNs of the listener rules that return a fixed response, with the same keys as `fixed_response_listener_rules`."
}

output "lb_listener_rule_forward_arns" {
  description = "ARNs of the listener rules that forward requests, with the same keys as `forward_listener_rules`."
}

output "lb_listener_rule_redirect_arns" {
  description = "ARNs of the listener rules that redirect requests, with the same keys as `redirect_listener_rules`."
}

output "security_group_id" {
  description = "ID of the security group that the module creates."
}
